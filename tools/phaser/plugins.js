import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What Phaser's sources ask for in place of a setting. */
const FLAGS = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  EXPERIMENTAL: false,
  PLUGIN_3D: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
  FEATURE_SOUND: false,
};

/** Files of Phaser's sources that drag in much that is never used, and what stands in for each. */
const INSTEAD = {
  'fx/index': 'nothing',
  'input/InputManager': 'nothing',
  'math/index': 'math',
  'renderer/webgl/pipelines/BitmapMaskPipeline': 'nothing',
  'renderer/webgl/pipelines/FXPipeline': 'nothing',
  'renderer/webgl/pipelines/LightPipeline': 'nothing',
  'renderer/webgl/pipelines/PointLightPipeline': 'nothing',
  'renderer/webgl/pipelines/RopePipeline': 'nothing',
  'renderer/webgl/pipelines/fx/index': 'nothing',
  'tilemaps/components/GetTilesWithinShape': 'nothing',
  'tilemaps/components/RenderDebug': 'nothing',
  'tilemaps/parsers/Parse': 'nothing',
};

/** What builds tools/phaser/entry.cjs from Phaser's sources. */
export const phaserPlugins = () => [
  new webpack.DefinePlugin(Object.fromEntries(Object.entries(FLAGS).map(([name, isOn]) => [`typeof ${name}`, String(isOn)]))),
  ...Object.entries(INSTEAD).map(([file, other]) => {
    const pattern = new RegExp(`[\\\\/]phaser[\\\\/]src[\\\\/]${file.replaceAll('/', '[\\\\/]')}\\.js$`);
    return new webpack.NormalModuleReplacementPlugin(pattern, here(`${other}.cjs`));
  }),
];
