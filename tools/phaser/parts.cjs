/* What takes long to evaluate of Phaser, in parts that each take little: a page that evaluates one after another stays quick to answer. */
'use strict';

module.exports = [
  () => require('phaser/src/math/index'),
  () => require('phaser/src/renderer/canvas/CanvasRenderer'),
  () => require('phaser/src/renderer/webgl/WebGLRenderer'),
  () => require('phaser/src/core/Config'),
  () => require('phaser/src/textures/TextureManager'),
  () => require('phaser/src/tweens/TweenManager'),
  () => require('phaser/src/cameras/2d/CameraManager'),
  () => require('phaser/src/gameobjects/bitmaptext/static/BitmapTextFactory'),
  () => require('phaser/src/gameobjects/sprite/SpriteFactory'),
  () => require('phaser/src/tilemaps/TilemapCreator'),
  () => require('phaser/src/core/Game'),
];
