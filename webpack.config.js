import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { PrecacheList } from './tools/offline/PrecacheList.js';
import { phaserPlugins } from './tools/phaser/plugins.js';

/** The policy the built page lives under: nothing from elsewhere, nothing inline, no markup from text. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lanternfall lanternfall-offline',
].join('; ');

/** Tables and texts are a file of their own: they grow with what there is, not with the code. So are the small libraries. */
const CONTENT = /[\\/]src[\\/]content[\\/]/;
const LIBRARIES = /[\\/]node_modules[\\/](?!phaser[\\/])/;

const PHASER = /[\\/]node_modules[\\/](phaser|eventemitter3)[\\/]|[\\/]tools[\\/]phaser[\\/]/;

/** Phaser writes methods as functions in objects; short ones do for all but those that it calls with `new`. */
const PHASER_FILE = /^phaser\./;
const NO_CONSTRUCTOR = /^(?!initialize$)/;

/** Whether a part needs a module. */
const isOf = (part) => (module, { chunkGraph }) => Array.from(chunkGraph.getModuleChunks(module)).some(({ name }) => name === part);

/** What reads saved runs, but for what the panels around the map need as well: that comes with those. */
const isOfSavesAlone = (module, context) => isOf('saved')(module, context) && !isOf('panels')(module, context);

/** What the workshop shares with parts of the game it has once more: else the game would have to ask for more files. */
const isOfTheGame = (chunk) => !chunk.canBeInitial() && !/^(workshop\b|runs$)/.test(chunk.name ?? '');

/** What comes later, but for the workshop's workers: they are whole by themselves, and no page loads their file as a script. */
const isLate = (chunk) => !chunk.canBeInitial() && chunk.name !== 'runs';

/** Files whose size is not that of our code. */
const NOT_OURS = /^(phaser|libraries|content|inline)\./;

/** Only for frames without an origin, which nothing is kept for, and for links to the page. */
const NOT_KEPT = /^inline\.|^assets\/card\.png$/;

/** A typeface with the characters of the game's languages only. */
const SMALL_FACE = /[\\/]assets[\\/]fonts[\\/]small[\\/]/;

/** Bytes before compression of any one file of our own; tests/browser/page.check.ts has the limits of what a player waits for. */
const OWN_LIMIT = 400_000;

/** The same of all that a page begins with together, which holds the tables and the typefaces. */
const ENTRY_LIMIT = 350_000;

/** The page's part of playing offline, and the service worker, which keeps its name: browsers look for a newer one there. */
const OFFLINE = { offline: './src/offline/start.ts', worker: './src/offline/worker.ts' };
const WORKER = 'worker.js';

/** The game's version, for reports of faults. */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default (_env, { mode }) => {
  const production = mode === 'production';
  return {
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    // What shows the early title and the error screen are entries of their own: they work before the game loads and when it does not.
    // So is what keeps the game for playing offline, which only a finished build has.
    entry: {
      early: './src/ui/panels/early/early.ts', shell: './src/shell/start.ts', main: './src/main.ts', ...(production ? OFFLINE : {}),
    },
    output: output(production),
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        phaser$: here('tools/phaser/entry.cjs'),
        'phaser/parts$': here('tools/phaser/parts.cjs'),
        'rot-js$': here('tools/rot/entry.js'),
      },
    },
    ...modules(),
    optimization: {
      // The shortest names, as one player of a version always has all its files: what stands in main is named by most others.
      moduleIds: 'size',
      mangleExports: 'size',
      splitChunks: {
        chunks: isOfTheGame,
        cacheGroups: {
          phaser: { ...apart(PHASER, 'phaser'), chunks: 'async' },
          content: apart(CONTENT, 'content'),
          libraries: apart(LIBRARIES, 'libraries'),
          // The dialogs need both as well, but come long after a saved run is read and the first turn is drawn.
          saved: { test: isOfSavesAlone, name: 'keep', chunks: isLate, enforce: true, priority: 1 },
          views: { test: isOf('panels'), name: 'views', chunks: isLate, minChunks: 2 },
        },
      },
      minimizer: minimizers(),
    },
    plugins: [
      page(production),
      ...phaserPlugins(),
      new webpack.DefinePlugin({ LANTERNFALL_VERSION: JSON.stringify(version) }),
      // As on the scripts of parts, so that the error screen leaves them to those who asked.
      new MiniCssExtractPlugin({ filename: fileName(production, 'css'), attributes: { 'data-webpack': 'style' } }),
      copies(),
      ...(production ? [new PrecacheList(WORKER, NOT_KEPT)] : []),
    ],
    performance: {
      hints: production ? 'error' : false,
      maxAssetSize: OWN_LIMIT,
      maxEntrypointSize: ENTRY_LIMIT,
      assetFilter: (name) => /\.(js|css|png|json|woff2)$/.test(name) && !NOT_OURS.test(name),
    },
    stats: production ? { preset: 'errors-warnings', assets: true, assetsSpace: 30, timings: true } : 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    devServer: devServer(),
  };
};

/** A file of its own for what every page loads at once; what comes later goes with what asks for it. */
const apart = (test, name) => ({ test, name, chunks: 'initial', enforce: true });

const minimizers = () => [
  new MinimizerPlugin({ exclude: PHASER_FILE, extractComments: false, terserOptions: minified(OURS) }),
  new MinimizerPlugin({ include: PHASER_FILE, extractComments: false, terserOptions: minified({ unsafe_methods: NO_CONSTRUCTOR }) }),
  new MinimizerPlugin({ test: /\.css$/, minify: webpack.css.syntax.cssMinify }),
];

/**
 * Our getters only answer, our functions are called with `new` only where they are classes, and nothing of ours replaces what browsers
 * have built in: shorter code does for all three.
 */
const OURS = { pure_getters: true, unsafe_arrows: true, unsafe: true };

const minified = (more = {}) => ({ ecma: 2022, compress: { ecma: 2022, passes: 4, ...more }, module: true });

const fileName = (production, ext) => (production ? `[name].[contenthash:8].${ext}` : `[name].${ext}`);

const output = (production) => ({
  path: here('dist'),
  filename: ({ chunk }) => (chunk?.name === 'worker' ? WORKER : fileName(production, 'js')),
  chunkFilename: fileName(production, 'js'),
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  publicPath: 'auto',
  clean: true,
  // Every build writes every file anew, so that the page's time says when it was built.
  compareBeforeEmit: false,
  trustedTypes: { policyName: 'lanternfall' },
});

/** How modules are read, and which are apart. */
const modules = () => ({ module: { rules: rules() }, experiments: { layers: true } });

const rules = () => [
  // The program of the workshop's workers has modules of its own: shared ones could not be joined with others of the page's files.
  { test: /[\\/]browserWorker\.ts$/, layer: 'runs' },
  // It says of itself neither that its files may be left out nor that they may not.
  { test: /[\\/]rot-js[\\/]lib[\\/]/, sideEffects: false },
  {
    test: /\.tsx?$/,
    include: here('src'),
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { noEmit: false } },
  },
  { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
  { test: /\.png$/, resourceQuery: /inline/, type: 'asset/inline' },
  // The small faces come with the style sheet: what is read first waits for them.
  { test: SMALL_FACE, type: 'asset/inline' },
  { test: /\.(woff2|png)$/, exclude: SMALL_FACE, resourceQuery: { not: [/inline/] }, type: 'asset/resource' },
];

const page = (production) =>
  new HtmlWebpackPlugin({
    template: './index.html',
    chunks: ['shell', 'main', ...(production ? ['offline'] : [])],
    chunksSortMode: 'manual',
    templateParameters: async (compilation, assets, tags, options) => ({
      htmlWebpackPlugin: { tags, files: assets, options },
      early: [...compilation.namedChunks.get('early').files][0],
      titles: await titles(),
    }),
    meta: production ? { csp: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY } } : {},
  });

/** The title's markup in every language. */
const titles = async () => (await tsImport('./tools/page/titles.tsx', import.meta.url)).titles();

const copies = () =>
  new CopyPlugin({
    patterns: [
      { from: 'assets/atlas.png', to: 'assets/' },
      { from: 'assets/atlas.json', to: 'assets/' },
      { from: 'assets/icon-*.png' },
      { from: 'assets/card.png', to: 'assets/' },
      'assets/manifest.webmanifest',
      'LICENSE',
      'THIRD-PARTY.md',
    ],
  });

/** Whether opening a browser makes sense: somebody sits before this machine. */
function hasDesktop({ env, platform }) {
  if (env.CI) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY ?? env.WAYLAND_DISPLAY);
}

const devServer = () => ({
  host: '127.0.0.1',
  port: 'auto',
  open: hasDesktop(process),
  hot: false,
  static: false,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  onListening: ({ server }) => {
    console.info(`\nLanternfall is at http://127.0.0.1:${server.address().port}/ (stop it with Ctrl+C)\n`);
  },
});
