// A few short sounds, quieter than speech; whatever is heard is also seen. They are made here, note by note.
import { settings } from "./settings.svelte";

export type Sound = "your-turn" | "moved" | "chat" | "refused" | "clock" | "won" | "over";

interface Note {
  hertz: number;
  /** Seconds after the sound has begun. */
  at: number;
  /** Seconds until it has died away. */
  rings: number;
  wave?: OscillatorType;
}

const LOUDNESS = 0.06;
const ATTACK_S = 0.008; // any quicker, and the beginning of a note clicks

const SOUNDS: Record<Sound, readonly Note[]> = {
  "your-turn": [
    { hertz: 587, at: 0, rings: 0.35 },
    { hertz: 880, at: 0.12, rings: 0.5 },
  ],
  moved: [{ hertz: 392, at: 0, rings: 0.14 }],
  chat: [{ hertz: 1175, at: 0, rings: 0.12 }],
  refused: [{ hertz: 165, at: 0, rings: 0.25, wave: "triangle" }],
  clock: [
    { hertz: 740, at: 0, rings: 0.12 },
    { hertz: 740, at: 0.22, rings: 0.12 },
  ],
  won: [
    { hertz: 523, at: 0, rings: 0.35 },
    { hertz: 659, at: 0.13, rings: 0.35 },
    { hertz: 784, at: 0.26, rings: 0.35 },
    { hertz: 1047, at: 0.39, rings: 0.8 },
  ],
  over: [
    { hertz: 523, at: 0, rings: 0.4 },
    { hertz: 392, at: 0.18, rings: 0.7 },
  ],
};

/** Browsers let nothing sound before somebody has touched the page. */
const GESTURES = ["pointerdown", "keydown"] as const;

let speaker: AudioContext | null = null;

function wake(): void {
  for (const gesture of GESTURES) window.removeEventListener(gesture, wake, true);
  speaker = new AudioContext();
}

for (const gesture of GESTURES) window.addEventListener(gesture, wake, true);

function strike({ hertz, at, rings, wave = "sine" }: Note, on: AudioContext): void {
  const begins = on.currentTime + at;
  const loudness = on.createGain();
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begins + ATTACK_S);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
  const string = on.createOscillator();
  string.type = wave;
  string.frequency.value = hertz;
  string.connect(loudness).connect(on.destination);
  string.start(begins);
  string.stop(begins + rings);
}

export const sounds = {
  play(sound: Sound): void {
    if (!settings.sound || !speaker) return;
    void speaker.resume();
    for (const note of SOUNDS[sound]) strike(note, speaker);
  },
};
