// Sentences with pieces in them.

/** A part of a sentence: plain text, or a piece in notation. */
export interface SentencePart {
  text: string;
  piece: boolean;
}

/** A sentence in its parts; `notation` finds the pieces, everywhere. */
export function partsOf(sentence: string, notation: RegExp): SentencePart[] {
  const found: SentencePart[] = [];
  let from = 0;
  for (const match of sentence.matchAll(notation)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), piece: false });
    found.push({ text: match[0], piece: true });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), piece: false });
  return found;
}

/** The same sentence with its pieces in words, for what cannot draw them: titles of buttons, and all that is spoken. */
export const inFull = (parts: readonly SentencePart[], words: (piece: string) => string): string =>
  parts.map(({ text, piece }) => (piece ? words(text) : text)).join("");
