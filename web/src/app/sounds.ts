// A few short sounds, quieter than speech; whatever is heard is also seen. They are made here, of what a table sounds like:
// wood that is put on wood, and a ship's bell.
import { settings } from "./settings.svelte";

export type Sound = "your-turn" | "moved" | "chat" | "refused" | "clock" | "won" | "over";

/** A bell: inharmonic partials, of which the high ones decay first. */
interface Bell {
  bell: number;
  /** Seconds after the sound has begun. */
  at: number;
  /** Seconds until it has died away. */
  rings: number;
}
/** A knock: a burst of band-passed noise, and below it the resonance of the wood. */
interface Knock {
  knock: number;
  at: number;
  rings: number;
}
type Part = Bell | Knock;

const LOUDNESS = 0.07;
const ATTACK_S = 0.004; // any quicker, and the beginning clicks
const SILENT = 0.0001; // an exponential decay cannot reach zero

/** Of a small ship's bell: how high above its note, how loud, and how much of its time each partial rings. */
const PARTIALS = [
  [0.5, 0.35, 1],
  [1, 1, 0.9],
  [1.19, 0.5, 0.7],
  [2.03, 0.4, 0.45],
  [2.76, 0.22, 0.3],
  [4.1, 0.1, 0.15],
] as const;

const SOUNDS: Record<Sound, readonly Part[]> = {
  "your-turn": [
    { bell: 784, at: 0, rings: 0.9 },
    { bell: 784, at: 0.22, rings: 1.3 },
  ],
  moved: [{ knock: 420, at: 0, rings: 0.09 }],
  chat: [{ bell: 1568, at: 0, rings: 0.35 }],
  refused: [
    { knock: 170, at: 0, rings: 0.16 },
    { knock: 140, at: 0.11, rings: 0.2 },
  ],
  clock: [
    { knock: 900, at: 0, rings: 0.05 },
    { knock: 700, at: 0.25, rings: 0.05 },
  ],
  won: [
    { bell: 523, at: 0, rings: 1.1 },
    { bell: 659, at: 0.16, rings: 1.1 },
    { bell: 784, at: 0.32, rings: 1.1 },
    { bell: 1047, at: 0.48, rings: 2.2 },
  ],
  over: [
    { bell: 523, at: 0, rings: 1.2 },
    { bell: 392, at: 0.3, rings: 1.8 },
  ],
};

/** Browsers let nothing sound before somebody has touched the page. */
const GESTURES = ["pointerdown", "keydown"] as const;

let speaker: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function wake(): void {
  for (const gesture of GESTURES) window.removeEventListener(gesture, wake, true);
  speaker = new AudioContext();
}

for (const gesture of GESTURES) window.addEventListener(gesture, wake, true);

/** A gain with a short attack and an exponential decay. */
function fading(on: AudioContext, loudness: number, begins: number, rings: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(SILENT, begins);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, loudness), begins + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(SILENT, begins + rings);
  gain.connect(on.destination);
  return gain;
}

function hum(on: AudioContext, hertz: number, loudness: number, begins: number, rings: number): void {
  const string = on.createOscillator();
  string.frequency.value = hertz;
  string.connect(fading(on, loudness, begins, rings));
  string.start(begins);
  string.stop(begins + rings);
}

function ring({ bell, at, rings }: Bell, on: AudioContext): void {
  for (const [above, loud, share] of PARTIALS)
    hum(on, bell * above, (LOUDNESS * loud) / 2, on.currentTime + at, rings * share);
}

function knockOn({ knock, at, rings }: Knock, on: AudioContext): void {
  const begins = on.currentTime + at;
  noise ??= noiseFor(on);
  const source = on.createBufferSource();
  source.buffer = noise;
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = knock * 3;
  band.Q.value = 1.2;
  source.connect(band).connect(fading(on, LOUDNESS * 2, begins, rings / 2));
  source.start(begins, 0, rings);
  hum(on, knock, LOUDNESS, begins, rings);
}

function noiseFor(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return made;
}

export const sounds = {
  play(sound: Sound): void {
    if (!settings.sound || !speaker) return;
    void speaker.resume();
    for (const part of SOUNDS[sound]) {
      if ("bell" in part) ring(part, speaker);
      else knockOn(part, speaker);
    }
  },
};
