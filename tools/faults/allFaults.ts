import { DEVICE_FAULTS } from './deviceFaults';
import { ENGINE_FAULTS } from './engineFaults';
import { KEEPING_FAULTS } from './keepingFaults';
import { LAB_FAULTS } from './labFaults';
import { PICTURE_FAULTS } from './pictureFaults';
import type { Planted } from './Planted';
import { TRUST_FAULTS } from './trustFaults';

/** Every fault that is planted. */
export const FAULTS: readonly Planted[] = [
  ...ENGINE_FAULTS, ...TRUST_FAULTS, ...KEEPING_FAULTS, ...PICTURE_FAULTS, ...LAB_FAULTS, ...DEVICE_FAULTS,
];
