import { writeFileSync } from 'node:fs';
import { faces } from './faces.js';

/** `npm run fonts`: writes the faces in assets/fonts, each for the characters that src/ui/styles/fonts.css uses it for. */
for (const [name, bytes] of Object.entries(await faces())) {
  writeFileSync(`assets/fonts/${name}`, bytes);
  console.log(`assets/fonts/${name}: ${bytes.length} bytes`);
}
