import { writeFileSync } from 'node:fs';
import { readPaints, showcasePictures } from './showcaseFiles';

/** `npm run art` ends with this: the title's pictures and the icons, from the same drawings as the atlas. */
for (const [name, picture] of showcasePictures(readPaints())) {
  const bytes = picture.encode();
  writeFileSync(`assets/${name}.png`, bytes);
  console.log(`assets/${name}.png: ${picture.width} x ${picture.height} px, ${bytes.length} bytes`);
}
