/** A game of Terrafex, from the first layout, after which no play of either side ends the game. */
export const deadLine: readonly string[] = (
  'Y@f1 Bh6>h5 G^d4 R1 R1@e3 Y@a7 Bh5>h6 R3 R3xe2 G^c5 Y@d7 Ba2>b2 G@d5 R2 R2^e2 Y@c1 G@c4 R2 R2^e3 Ba5>b5 Y@d3 R3 R3xd6 G^f3 ' +
  'Bh6>h5 Bh3>h4 G^e4 R2 R2xd5 Y^f1 Y@a3 Bb2>c2 G^c4 R1 R1@d2 Bb5>b6 Y^d3 G@g3 R3 R3xg3 G^e4 Y@g7 Bb6>c6 R2 R2^d2 Bh5>h4 G@b5 ' +
  'Y^a3 R3 R3xc4 Y^c1 G@f2 Bc6>c5 Bh4>h3 Y@h7 G@f4 Y@b6 G@e5 Bh3>g3 Y^d7 Bc2>c3 G^d4 Y@e7 Bc3>c4 G^f4 G^f2 Bc4>c5 Y^c1 G^f2 ' +
  'Y^e7 Bg3>g2 Y@e6 G^b5 Bg2>g3 G^e5 Y^f1 Bc5>c6 G@g2 Y^a7 Bc6>c7 Y@c5 Bg3>f3 G^f4 Y^e7 G@f5 Bc7>c6 G^f5 Bc6>c5 Y^a3 Bc5>c6 ' +
  'Y^c3 G@g4 Y@a2 Bc6>c5 G@c4 Bc5>c4 Y^e6 Y@h1'
).split(' ');
