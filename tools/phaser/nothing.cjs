'use strict';

/** Stands in for parts of Phaser that are never called. */
module.exports = function nothing() {};
