/*
 * Finds the languages of the game, one folder each under src/content/text, and writes the files that import them. Old JavaScript,
 * since it runs with setup.cjs before everything else.
 */
'use strict';

var fs = require('fs');
var path = require('path');

var TEXT = 'src/content/text';
/** The files of a folder, with the end of its script's name: what the page says, what is said while playing, what the dialogs say. */
var PARTS = { page: '-page', play: '', later: '-later' };
/** A folder of a language, with a file for each region of floors that has texts of its own. */
var REGIONS = 'regions';
/** A tag as browsers use it: en, pt-BR. */
var TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The languages and the files each has; English first, whose texts all others fall back to. */
function languagesIn(folder) {
  var tags = fs.readdirSync(folder).filter(function (name) { return TAG.test(name); });
  var found = tags.map(function (tag) {
    var files = namesIn(path.join(folder, tag));
    var regions = files.includes(REGIONS) ? namesIn(path.join(folder, tag, REGIONS)) : [];
    return { tag: tag, files: files, regions: regions.filter(function (name) { return name !== 'index'; }) };
  });
  return found.sort(function (a, b) { return a.tag === 'en' ? -1 : b.tag === 'en' ? 1 : a.tag < b.tag ? -1 : 1; });
}

function namesIn(folder) {
  return fs.readdirSync(folder).map(function (file) { return file.replace(/\.ts$/, ''); }).sort();
}

function keyOf(tag) {
  return /^\w+$/.test(tag) ? tag : '\'' + tag + '\'';
}

function indexText(languages) {
  var folders = languages.map(function (language) {
    // English for the page comes with the page itself.
    var parts = Object.keys(PARTS).filter(function (part) {
      return language.files.includes(part) && !(language.tag === 'en' && part === 'page');
    });
    var lines = parts.map(function (part) {
      var named = '/* webpackChunkName: "' + language.tag + PARTS[part] + '" */';
      return '    ' + part + ': () => import(' + named + ' \'./' + language.tag + '/' + part + '\'),\n';
    });
    var regions = language.regions.map(function (region) {
      var named = '/* webpackChunkName: "' + language.tag + '-' + region + '" */';
      return '      ' + keyOf(region) + ': () => import(' + named + ' \'./' + language.tag + '/' + REGIONS + '/' + region + '\'),\n';
    });
    if (regions.length > 0) lines.push('    regions: {\n' + regions.join('') + '    },\n');
    return '  ' + keyOf(language.tag) + ': {\n' + lines.join('') + '  },\n';
  });
  var tags = languages.map(function (language) { return '\'' + language.tag + '\''; });
  return '/* Written by tools/languages.cjs from the folders beside it, whenever the game is started, tested or built: ' +
    'see docs/LANGUAGES.md. */\n' +
    'import type { Folder } from \'./Folder\';\n\n' +
    '/** All languages, by the tag browsers use. */\n' +
    'export const LANGUAGES = [' + tags.join(', ') + '] as const;\n\n' +
    'export type Language = (typeof LANGUAGES)[number];\n\n' +
    '/** What the folder of each has; English for the page comes with the page. */\n' +
    'export const FOLDERS: Readonly<Record<Language, Folder>> = {\n' + folders.join('') + '};\n';
}

function spellingsText(languages) {
  var imports = [];
  var entries = languages.map(function (language) {
    var name = language.tag.replace(/-/g, '_');
    var parts = [];
    if (language.files.includes('grammar')) {
      imports.push('import { grammar as ' + name + ' } from \'./' + language.tag + '/grammar\';\n');
      parts.push('forms: ' + name + '.forms');
    }
    if (language.files.includes('marks')) {
      imports.push('import { marks as ' + name + 'Marks } from \'./' + language.tag + '/marks\';\n');
      parts.push('marks: ' + name + 'Marks');
    }
    return '  ' + keyOf(language.tag) + ': { ' + parts.join(', ') + ' },\n';
  });
  return '/* Written by tools/languages.cjs, as index.ts is. */\n' +
    'import type { Spellings } from \'../../engine/pack/textErrors\';\n' + imports.join('') + '\n' +
    '/** What texts of packs may rely on in each language. */\n' +
    'export const SPELLINGS: Spellings = {\n' + entries.join('') + '};\n';
}

function workshopsText(languages) {
  var having = languages.filter(function (language) { return language.files.includes('workshop'); });
  var entries = having.map(function (language) {
    var tag = language.tag;
    return '  ' + keyOf(tag) + ': () => import(/* webpackChunkName: "' + tag + '-workshop" */ \'./' + tag + '/workshop\'),\n';
  });
  return '/* Written by tools/languages.cjs, as index.ts is; apart from it, since only the workshop needs this. */\n' +
    'import type { Texts } from \'../../engine/core/grammar\';\nimport type { Language } from \'.\';\n\n' +
    '/** The texts of the workshop, of each language that has some. */\n' +
    'export const WORKSHOPS: Readonly<Partial<Record<Language, () => Promise<{ readonly workshop: Texts }>>>> = {\n' +
    entries.join('') + '};\n';
}

/** All regions' texts of a language in one table: for the compiler, the lab and tests. */
function regionsText(language) {
  var imports = language.regions.map(function (region) {
    return 'import { region as ' + variableOf(region) + ' } from \'./' + region + '\';\n';
  });
  var tables = language.regions.map(function (region) { return '...' + variableOf(region); });
  return '/* Written by tools/languages.cjs, as ../../index.ts is. */\n' + imports.join('') + '\n' +
    '/** The texts of all regions. */\nexport const regions = { ' + tables.join(', ') + ' };\n';
}

function variableOf(name) {
  return name.replace(/-/g, '_');
}

/** What the written files should contain, by name. */
function filesFor(folder) {
  var languages = languagesIn(folder);
  var files = { 'index.ts': indexText(languages), 'spellings.ts': spellingsText(languages), 'workshops.ts': workshopsText(languages) };
  languages.forEach(function (language) {
    if (language.regions.length > 0) files[language.tag + '/' + REGIONS + '/index.ts'] = regionsText(language);
  });
  return files;
}

/** Writes those that are not as they should be. */
function writeLanguages(root) {
  var folder = path.join(root, TEXT);
  var files = filesFor(folder);
  Object.keys(files).forEach(function (name) {
    var file = path.join(folder, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== files[name]) fs.writeFileSync(file, files[name]);
  });
}

module.exports = { filesFor: filesFor, writeLanguages: writeLanguages };
