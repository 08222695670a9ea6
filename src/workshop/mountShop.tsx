import { render } from 'preact';
import { loadSheet } from '../ui/panels/Sprite';
import type { ViewPreferences } from '../view/Preferences';
import { FloorPainter, loadTextures, type RegionSheets } from './floors/FloorPainter';
import { ShopPage } from './panels/ShopPage';
import { Shop, type ShopPorts } from './Shop';
import './workshop.css';
import { loadWords } from './words';

/** Shows the workshop in an element, at first without the game's pictures, of which `regions` brings those of single regions. */
export async function mountShop(root: HTMLElement, ports: ShopPorts, preferences: ViewPreferences, regions: RegionSheets): Promise<Shop> {
  await loadWords();
  const shop = new Shop(ports);
  const layer = document.createElement('div');
  layer.className = 'ui';
  root.append(layer);
  await shop.begin();
  const draw = (sheet: Awaited<ReturnType<typeof loadSheet>>, painter: FloorPainter | null): void => {
    render(<ShopPage shop={shop} sheet={sheet} painter={painter} />, layer);
  };
  draw(null, null);
  const textures = await loadTextures(regions);
  draw(await loadSheet(), new FloorPainter(textures, preferences));
  return shop;
}
