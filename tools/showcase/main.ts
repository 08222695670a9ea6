import { writeFileSync } from 'node:fs';
import { shrink } from '../art/shrink';
import { readPaints, showcasePictures } from './showcaseFiles';

/** The last step of `npm run art`: the title's pictures and the icons, from the atlas's drawings. */
for (const [name, picture] of showcasePictures(readPaints())) {
  const bytes = await shrink(picture.encode());
  writeFileSync(`assets/${name}.png`, bytes);
  console.log(`assets/${name}.png: ${picture.width} x ${picture.height} px, ${bytes.length} bytes`);
}
