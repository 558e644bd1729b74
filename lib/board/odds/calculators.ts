import type { Result } from '@/lib/result';
import { BIDDING_FIELDS, biddingAnswer, biddingQuestion } from './bidding';
import type { Asked, Fields, Question } from './fields';
import { parseQuestion } from './parse';
import { SHIPPING_FIELDS, shippingAnswer, shippingQuestion } from './shipping';
import { SPICE_FIELDS, spiceAnswer, spiceQuestion } from './spice';
import { STORM_FIELDS, stormAnswer, stormQuestion } from './storm';

/** What is asked and answered, in plain data. */
export interface Answered {
  readonly question: object;
  readonly answer: object;
}

/** A calculator as the command line and HTTP use it. */
export interface Calculator {
  readonly fields: Fields;
  /** The answer to data from outside; problems are those of `parseQuestion`. */
  readonly ask: (value: unknown) => Result<Answered>;
}

export const CALCULATORS = {
  bidding: calculator(BIDDING_FIELDS, biddingQuestion, biddingAnswer),
  spice: calculator(SPICE_FIELDS, spiceQuestion, spiceAnswer),
  storm: calculator(STORM_FIELDS, stormQuestion, stormAnswer),
  shipping: calculator(SHIPPING_FIELDS, shippingQuestion, shippingAnswer),
} as const;
export type CalculatorName = keyof typeof CALCULATORS;

export function isCalculator(name: unknown): name is CalculatorName {
  return typeof name === 'string' && Object.hasOwn(CALCULATORS, name);
}

export function calculator<const F extends Fields>(
  fields: F,
  complete: (asked: Asked<F>) => Question<F>,
  answer: (question: Question<F>) => object,
): Calculator {
  return {
    fields,
    ask: (value) => {
      const question = parseQuestion(fields, complete, value);
      return question.ok
        ? { ok: true, value: { question: question.value, answer: answer(question.value) } }
        : question;
    },
  };
}
