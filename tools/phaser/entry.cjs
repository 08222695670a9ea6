/*
 * The parts of Phaser that the game uses, from Phaser's own sources: both renderers, but neither effects, sound nor input.
 * webpack puts this in place of the package, whose types stay.
 */
'use strict';

// These add themselves to what a scene has.
require('phaser/src/cameras/2d/CameraManager');
require('phaser/src/data/DataManagerPlugin');
require('phaser/src/events/EventEmitter');
require('phaser/src/gameobjects/DisplayList');
require('phaser/src/gameobjects/GameObjectCreator');
require('phaser/src/gameobjects/GameObjectFactory');
require('phaser/src/gameobjects/UpdateList');
require('phaser/src/scene/ScenePlugin');
require('phaser/src/time/Clock');
require('phaser/src/tweens/TweenManager');

// These add themselves to `scene.add` and `scene.make`.
require('phaser/src/gameobjects/bitmaptext/static/BitmapTextFactory');
require('phaser/src/gameobjects/container/ContainerFactory');
require('phaser/src/gameobjects/graphics/GraphicsFactory');
require('phaser/src/gameobjects/image/ImageFactory');
require('phaser/src/gameobjects/rendertexture/RenderTextureFactory');
require('phaser/src/gameobjects/shape/rectangle/RectangleFactory');
require('phaser/src/gameobjects/sprite/SpriteFactory');
require('phaser/src/tilemaps/TilemapCreator');

// Phaser compiles the shaders of all pipelines when it starts, of which the game uses these.
const PipelineManager = require('phaser/src/renderer/webgl/PipelineManager');
const { MULTI_PIPELINE, SINGLE_PIPELINE, UTILITY_PIPELINE, MOBILE_PIPELINE } = require('phaser/src/renderer/webgl/pipelines/const');
const USED = [MULTI_PIPELINE, SINGLE_PIPELINE, UTILITY_PIPELINE, MOBILE_PIPELINE];
const { boot } = PipelineManager.prototype;
PipelineManager.prototype.boot = function (...options) {
  for (const name of this.classes.keys()) if (!USED.includes(name)) this.classes.delete(name);
  boot.apply(this, options);
};

const { AUTO, CANVAS } = require('phaser/src/const');

module.exports = {
  AUTO,
  CANVAS,
  BlendModes: require('phaser/src/renderer/BlendModes'),
  Core: { Events: require('phaser/src/core/events') },
  Game: require('phaser/src/core/Game'),
  GameObjects: { RetroFont: require('phaser/src/gameobjects/bitmaptext/RetroFont') },
  Renderer: {
    Canvas: { CanvasRenderer: require('phaser/src/renderer/canvas/CanvasRenderer') },
    Events: require('phaser/src/renderer/events'),
  },
  Scale: require('phaser/src/scale'),
  Scene: require('phaser/src/scene/Scene'),
  Scenes: { Events: require('phaser/src/scene/events') },
  Textures: { CanvasTexture: require('phaser/src/textures/CanvasTexture'), FilterMode: require('phaser/src/textures/const') },
};
