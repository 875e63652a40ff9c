// The first letter of a name.

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** As people see it: letters with their accents, and emoji joined into one, are not taken apart. Empty without a name. */
export function initialOf(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
