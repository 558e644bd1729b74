/**
 * Whether two values are plain JSON and say the same, so that either would come back from a text unchanged: no
 * `undefined`, no NaN or -0, no class, no hole. One walk through both, many times faster than a comparison of anything.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  switch (typeof one) {
    case 'string':
    case 'boolean':
      return one === other;
    case 'number':
      return Number.isFinite(one) && Object.is(one, other) && !Object.is(one, -0);
    case 'object':
      break;
    default:
      return false;
  }
  if (one === null || typeof other !== 'object' || other === null) return one === other;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return isPlain(one) && isPlain(other) && areSameParts(one, other);
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!isSameJson(one[at], other[at])) return false;
  return true;
}

function areSameParts(one: object, other: object): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names)
    if (!isSameJson(one[name as keyof object], other[name as keyof object])) return false;
  return true;
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
