/**
 * The three maps as printed: one string per row, one letter per hex (TMY-3.6). Each letter stands for a ground: Y desert, U plains, K swamp, B lakes,
 * G forest, S mountains, R wasteland, ~ river.
 *
 * @packageDocumentation
 */

/** A printed map of Terra Mystica, as data. */
export interface MapTable {
  /** The name of the map in options and position texts. */
  readonly id: string;
  /** The title that is printed on the map. */
  readonly title: string;
  /** The SHA-1 hash by which ledger files name the map. */
  readonly ledgerId: string;
  /** The letter that names the first row of the map. */
  readonly firstRow: string;
  /** The rows of the map: nine texts of 13 or 12 letters. */
  readonly rows: readonly string[];
}

/** The maps as printed: one string per row, from the top, one letter per hex. */
export const maps = [
  {
    id: 'original',
    title: 'Base game board',
    ledgerId: '126fe960806d587c78546b30f1a90853b1ada468',
    firstRow: 'A',
    rows: [
      'USGBYRUKRGBRK',
      'Y~~UK~~YK~~Y',
      '~~K~S~G~G~S~~',
      'GBY~~RB~R~RU',
      'KURBKUSY~~GKB',
      'SG~~YG~~~USU',
      '~~~S~R~G~YKBY',
      'YBU~~~BK~SUS',
      'RKSBRGYUS~BGR',
    ],
  },
  {
    id: 'fire-ice',
    title: 'Fire & Ice board',
    ledgerId: '95a66999127893f5925a5f591d54f8bcb9a670e6',
    firstRow: 'B',
    rows: [
      'U~UKY~SGRBYB',
      'RY~BSR~~~YUKS',
      'GK~~~UGY~~~~',
      'YSGYK~BRU~GBG',
      '~~U~~RKGS~UK',
      'GR~~G~~~UB~SR',
      'S~YSBRG~RS~K',
      'KB~KUSB~YK~RB',
      'SG~RYKY~BU~U',
    ],
  },
  {
    id: 'fire-ice-2',
    title: 'Fire & Ice board, back side',
    ledgerId: 'be8f6ebf549404d015547152d5f2a1906ae8dd90',
    firstRow: 'A',
    rows: [
      'USGBURUKRBGRK',
      'Y~~YK~~YG~~Y',
      '~~K~S~G~K~R~~',
      'GBY~~RB~R~SU',
      'KURBYUGY~~GKR',
      'SG~~KS~~~USY',
      '~~~S~R~G~YKBU',
      'YBU~~~BK~SUR',
      'BKSBRGYUS~BGS',
    ],
  },
] as const satisfies readonly MapTable[];

/** The name of a map. */
export type MapId = (typeof maps)[number]['id'];
