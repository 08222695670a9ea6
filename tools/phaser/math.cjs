'use strict';

/** What Phaser itself takes from all of its mathematics; it adds `RND` when a game starts. */
module.exports = { RandomDataGenerator: require('phaser/src/math/random-data-generator/RandomDataGenerator') };
