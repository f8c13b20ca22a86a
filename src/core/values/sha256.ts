/**
 * SHA-256 (FIPS 180-4) of ASCII texts, computed synchronously, both in web pages and in Node. Because SHA-256 is a standard, programs in other
 * languages can compute the same digests.
 *
 * @packageDocumentation
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const rounds = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const begin = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

const blockWords = 16;

/** The padded message, as whole blocks of big-endian words: the text, a 1 bit, zeros, and the number of bits in the text. */
const padded = (ascii: string): Int32Array => {
  const { length } = ascii;
  const words = new Int32Array((((length + 8) >>> 6) + 1) * blockWords);
  for (let at = 0; at < length; at++) words[at >>> 2] = (words[at >>> 2]! << 8) | (ascii.charCodeAt(at) & 0xff);
  const last = length >>> 2;
  words[last] = (((words[last]! << 8) | 0x80) << (24 - 8 * (length & 3))) | 0;
  words[words.length - 2] = Math.floor(length / 0x2000_0000);
  words[words.length - 1] = length << 3;
  return words;
};

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Fills the message schedule of a block with the block's own words and the words computed from them. */
const schedule = (words: Int32Array, from: number, into: Int32Array): void => {
  for (let i = 0; i < blockWords; i++) into[i] = words[from + i]!;
  for (let i = blockWords; i < into.length; i++) {
    const x = into[i - 15]!;
    const y = into[i - 2]!;
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    into[i] = (into[i - 16]! + small + into[i - 7]! + large) | 0;
  }
};

/** Updates the eight words of the hash with one more block of the message. */
const absorb = (hash: Int32Array, block: Int32Array): void => {
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < block.length; i++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + rounds[i]! + block[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  // Storing a sum in the typed array truncates it to 32 bits.
  hash[0] = hash[0]! + a;
  hash[1] = hash[1]! + b;
  hash[2] = hash[2]! + c;
  hash[3] = hash[3]! + d;
  hash[4] = hash[4]! + e;
  hash[5] = hash[5]! + f;
  hash[6] = hash[6]! + g;
  hash[7] = hash[7]! + h;
};

/** The SHA-256 of an ASCII text, as 64 hexadecimal digits. If a character is outside ASCII, only its low eight bits count. */
export const sha256 = (ascii: string): string => {
  const words = padded(ascii);
  const hash = Int32Array.from(begin);
  const block = new Int32Array(rounds.length);
  for (let from = 0; from < words.length; from += blockWords) {
    schedule(words, from, block);
    absorb(hash, block);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
