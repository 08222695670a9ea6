declare module 'gifenc' {
  type Tones = [number, number, number][];
  interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: { palette?: Tones; delay?: number; transparent?: boolean; transparentIndex?: number; dispose?: number }): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(pixels: Uint8Array, most: number, options?: { format?: 'rgb565' | 'rgb444' | 'rgba4444' }): Tones;
    applyPalette(pixels: Uint8Array, tones: Tones, format?: 'rgb565' | 'rgb444' | 'rgba4444'): Uint8Array;
  };
  export default gifenc;
}
