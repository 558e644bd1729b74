import type { RiteFrame } from '../state/frames';
import { inStages } from '../state/step';
import { ASSESSMENT } from './assessment';
import { INITIATION } from './initiation';
import { RESOLUTION } from './resolution';

/** A rite (TAT-6.2.11-11, TAT-6.2.11-12, TAT-6.2.11-13): a file of this folder for each part. */
export const riteStep = inStages<RiteFrame>({ ...INITIATION, ...ASSESSMENT, ...RESOLUTION });
