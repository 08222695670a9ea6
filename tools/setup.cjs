/*
 * Sets up a fresh clone: checks Node's version and installs the packages in package-lock.json.
 * Old JavaScript on purpose, so that an old Node prints our message and not a syntax error.
 */
'use strict';

var fs = require('fs');
var path = require('path');

var OLDEST_NODE = [20, 19];
var STAMP = '.lanternfall-lock';

/** The error message for an old Node, or '' if `version` ("20.19.4") will do. */
function versionError(version) {
  var parts = String(version).replace(/^v/, '').split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  var tooOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (!tooOld) return '';
  return 'Lanternfall needs Node ' + OLDEST_NODE.join('.') + ' or newer; this is Node ' + major + '.' + minor +
    '. Get it from https://nodejs.org.';
}

/** The lock file's hash, regardless of line endings. */
function lockHash(root) {
  var text = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8').replace(/\r\n/g, '\n');
  return require('crypto').createHash('sha256').update(text).digest('hex');
}

function readOr(file, fallback) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : fallback;
}

function packagesOf(text) {
  return JSON.parse(text || '{}').packages || {};
}

/** Whether npm's record of installed packages matches the lock file; optional packages may be missing. */
function installedFits(root) {
  var installed = packagesOf(readOr(path.join(root, 'node_modules', '.package-lock.json'), ''));
  var locked = packagesOf(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  function fits(name) {
    if (name === '') return true;
    if (!installed[name]) return Boolean(locked[name].optional);
    return installed[name].version === locked[name].version && installed[name].integrity === locked[name].integrity;
  }
  function isLocked(name) {
    return Boolean(locked[name]);
  }
  return Object.keys(installed).length > 0 && Object.keys(locked).every(fits) && Object.keys(installed).every(isLocked);
}

/** 'ready' (nothing to do), 'unstamped' (matches npm's record) or 'stale' (needs installing). */
function freshness(root) {
  if (readOr(path.join(root, 'node_modules', STAMP), '') === lockHash(root)) return 'ready';
  return installedFits(root) ? 'unstamped' : 'stale';
}

function writeStamp(root) {
  fs.writeFileSync(path.join(root, 'node_modules', STAMP), lockHash(root));
}

/** Where npm is installed beside a Node, on Windows and elsewhere. */
var NPM = 'node_modules/npm/bin/npm-cli.js';

/** The npm command: the script that runs us, else the one beside this Node, both run by Node without a shell; else what is called npm. */
function npmCommand(env, platform, node) {
  var folder = path.dirname(node);
  var scripts = [env.npm_execpath || '', path.join(folder, NPM), path.join(folder, '..', 'lib', NPM)];
  var script = scripts.find(function (each) { return /npm-cli\.c?js$/.test(each) && fs.existsSync(each); });
  if (script) return { file: node, args: [script] };
  // Only Windows' own interpreter starts a .cmd; it gets nothing but fixed words.
  return platform === 'win32' ? { file: env.ComSpec || 'cmd.exe', args: ['/d', '/c', 'npm.cmd'] } : { file: 'npm', args: [] };
}

function install(root) {
  console.error('Setting up Lanternfall: npm ci installs the packages of package-lock.json (about a minute) ...');
  var npm = npmCommand(process.env, process.platform, process.execPath);
  var args = npm.args.concat(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  var options = { cwd: root, stdio: ['ignore', 2, 2] };
  return require('child_process').spawnSync(npm.file, args, options).status === 0;
}

/** Sets up if needed; returns the exit code. */
function setUp(root, version) {
  var error = versionError(version);
  if (error) {
    console.error(error);
    return 1;
  }
  var state = freshness(root);
  if (state === 'stale' && !install(root)) {
    console.error('npm ci failed (see above). Check your connection and run it again: npm ci');
    return 1;
  }
  if (state !== 'ready') writeStamp(root);
  require('./languages.cjs').writeLanguages(root);
  return 0;
}

module.exports = { versionError: versionError, freshness: freshness, writeStamp: writeStamp, npmCommand: npmCommand };

if (require.main === module) {
  process.exitCode = setUp(path.join(__dirname, '..'), process.versions.node);
}
