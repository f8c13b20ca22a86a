export declare const wings: readonly string[];
export declare const roomOf: (file: string) => string;
export declare const roomsOf: (source: string) => ReadonlyMap<string, readonly string[]>;
export declare const shapeOf: (rooms: ReadonlyMap<string, readonly string[]>) => {
  readonly rooms: number;
  readonly arrows: number;
  readonly floors: number;
  readonly circles: number;
  readonly upward: number;
};
export declare const pictureOf: (
  rooms: ReadonlyMap<string, readonly string[]>,
) => ReadonlyMap<string, readonly string[]>;
export declare const testedRooms: (tests: string) => readonly string[];
export declare const roomsCalled: (folders: readonly string[], name: string) => readonly string[];
export declare const filesBelow: (folder: string, ending: string) => readonly string[];
export declare const inWords: (below: readonly string[], rooms: ReadonlyMap<string, readonly string[]>) => string;
