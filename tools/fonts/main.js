import { writeFileSync } from 'node:fs';
import { smallFaces } from './faces.js';

/** `npm run fonts`: writes the small faces, for the characters that src/ui/styles/fonts.css uses them for. */
for (const [name, bytes] of Object.entries(await smallFaces())) {
  writeFileSync(`assets/fonts/${name}`, bytes);
  console.log(`assets/fonts/${name}: ${bytes.length} bytes`);
}
