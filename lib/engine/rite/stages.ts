/** The stages of a rite in their order (TAT-6.2.11-11, TAT-6.2.11-12, TAT-6.2.11-13). */
const RITE_STAGES = [
  'rite-kind',
  'attack-joins',
  'attack-window',
  'attack-directs',
  'attack-engages',
  'attack-engaged-window',
  'counter',
  'defense-joins',
  'defense-window',
  'defense-directs',
  'defense-engages',
  'defense-engaged-window',
  'assessment',
  'surprise',
  'surprise-force',
  'surprise-resolve',
  'attack-force',
  'defense-force',
  'falls',
  'resolve',
  'reward-kind',
  'reward',
  'over',
  'end',
] as const;

export type RiteStage = (typeof RITE_STAGES)[number];

/** Whether a rite has come beyond a stage. */
export function isBeyond(rite: { readonly at: RiteStage }, stage: RiteStage): boolean {
  return RITE_STAGES.indexOf(rite.at) > RITE_STAGES.indexOf(stage);
}
