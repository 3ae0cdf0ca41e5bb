import { integerOf, wideValue } from '../bson/arithmetic';
import { fromTree } from '../bson/documentTree';
import { compareValues, encodeKey } from '../bson/encodeKey';
import { doubleValue, intValue, numberOf } from '../bson/plainValue';
import { isNullish, isNumeric, NULL, type RawValue, T } from '../bson/rawValue';
import { notSupported } from '../errors/mongoError';

/** The state of one accumulator in one group. */
export interface Accumulator {
  add(value: RawValue | undefined): void;
  result(): RawValue;
  /** Roughly how many bytes it keeps, when it keeps values. */
  bytes?(): number;
}

/** Adds integers exactly, also when they are beyond 64 bits on the way. */
class Sum implements Accumulator {
  private whole = 0n;
  private fraction = 0;
  private widest: number = T.int;

  add(value: RawValue | undefined): void {
    if (!isNumeric(value)) return;
    if (value.type === T.decimal) throw notSupported('Arithmetic with decimals');
    if (value.type === T.double || this.widest === T.int) this.widest = value.type;
    if (value.type === T.double) this.fraction += numberOf(value);
    else this.whole += integerOf(value);
  }

  result(): RawValue {
    const { whole, widest } = this;
    if (widest === T.double) return doubleValue(Number(whole) + this.fraction);
    if (widest === T.int && BigInt.asIntN(32, whole) === whole) return intValue(Number(whole));
    return wideValue(whole);
  }
}

class Average implements Accumulator {
  private readonly sum = new Sum();
  private count = 0;

  add(value: RawValue | undefined): void {
    this.sum.add(value);
    if (isNumeric(value)) this.count++;
  }

  result(): RawValue {
    return this.count === 0 ? NULL : doubleValue(numberOf(this.sum.result()) / this.count);
  }
}

/** Keeps one value: the one that wins against the value so far. */
class Chosen implements Accumulator {
  private value?: RawValue;
  private any = false;

  constructor(private readonly wins: (value: RawValue | undefined, so: RawValue | undefined) => boolean) {}

  add(value: RawValue | undefined): void {
    if (this.any && !this.wins(value, this.value)) return;
    this.any = true;
    this.value = value;
  }

  result(): RawValue {
    return this.value ?? NULL;
  }
}

const extreme = (sign: 1 | -1) => () =>
  new Chosen(
    (value, best) => !isNullish(value) && (isNullish(best) || compareValues(value, best) * sign > 0),
  );

/** Collects values; those of a set once. */
class Values implements Accumulator {
  private readonly values: RawValue[] = [];
  private readonly known = new Set<string>();
  private size = 0;

  constructor(private readonly isSet: boolean) {}

  add(value: RawValue | undefined): void {
    if (!value) return;
    if (this.isSet) {
      const key = encodeKey(value).latin1Slice();
      if (this.known.has(key)) return;
      this.known.add(key);
      this.size += key.length + 64;
    }
    this.values.push(value);
    this.size += value.end - value.at + 64;
  }

  result(): RawValue {
    return fromTree(this.values);
  }

  bytes(): number {
    return this.size;
  }
}

/** What `$group` can compute, by name. */
export const ACCUMULATORS: Readonly<Record<string, () => Accumulator>> = {
  $sum: () => new Sum(),
  $count: () => new Sum(),
  $avg: () => new Average(),
  $min: extreme(-1),
  $max: extreme(1),
  $first: () => new Chosen(() => false),
  $last: () => new Chosen(() => true),
  $push: () => new Values(false),
  $addToSet: () => new Values(true),
};
