import { compareValues, encodeKey } from '../bson/encodeKey';
import { doubleValue, fromPlain, intValue, longValue, numberOf, toPlain } from '../bson/plainValue';
import { fieldsOf, isNullish, isNumeric, NULL, type RawValue, T } from '../bson/rawValue';
import { fromTree, type Tree } from '../bson/documentTree';
import { MongoError } from '../errors';
import { calculate, integerOf, wideValue } from '../update/arithmetic';

/** The state of one accumulator in one group. */
export interface Accumulator {
  add(value: RawValue | undefined): void;
  result(): RawValue | undefined;
  /** Roughly how many bytes it keeps, when it keeps values. */
  bytes?(): number;
}

class Sum implements Accumulator {
  private total = 0;
  private widest: number = T.int;
  /** Integers whose sum is beyond 2^53 are added exactly, whatever comes between. */
  private integer?: bigint;
  private decimal?: RawValue;

  add(value: RawValue | undefined): void {
    if (!isNumeric(value)) return;
    if (this.decimal || value.type === T.decimal)
      this.decimal = calculate('add', this.decimal ?? this.binary(), value);
    else if (this.integer === undefined) this.addPlain(value);
    else if (value.type !== T.double) this.integer += integerOf(value);
    else {
      this.total = Number(this.integer) + numberOf(value);
      this.widest = T.double;
      this.integer = undefined;
    }
  }

  private addPlain(value: RawValue): void {
    if (value.type === T.double) this.widest = T.double;
    else if (value.type === T.long && this.widest === T.int) this.widest = T.long;
    const total = this.total + numberOf(value);
    if (this.widest !== T.double && !Number.isSafeInteger(total))
      this.integer = BigInt(this.total) + integerOf(value);
    else this.total = total;
  }

  private binary(): RawValue {
    if (this.integer !== undefined) return wideValue(this.integer);
    if (this.widest === T.double) return doubleValue(this.total);
    if (this.widest === T.int && Math.abs(this.total) <= 0x7fffffff) return intValue(this.total);
    return longValue(BigInt(this.total));
  }

  result(): RawValue {
    return this.decimal ?? this.binary();
  }
}

class Average implements Accumulator {
  private readonly sum = new Sum();
  private count = 0;

  add(value: RawValue | undefined): void {
    if (!isNumeric(value)) return;
    this.sum.add(value);
    this.count++;
  }

  result(): RawValue {
    return this.count === 0 ? NULL : doubleValue(numberOf(this.sum.result()) / this.count);
  }
}

class Extreme implements Accumulator {
  private best?: RawValue;

  constructor(private readonly sign: 1 | -1) {}

  add(value: RawValue | undefined): void {
    if (isNullish(value)) return;
    if (!this.best || compareValues(value, this.best) * this.sign > 0) this.best = value;
  }

  result(): RawValue {
    return this.best ?? NULL;
  }
}

class First implements Accumulator {
  private value?: RawValue;
  private any = false;

  add(value: RawValue | undefined): void {
    if (this.any) return;
    this.any = true;
    this.value = value;
  }

  result(): RawValue {
    return this.value ?? NULL;
  }
}

class Last implements Accumulator {
  private value?: RawValue;

  add(value: RawValue | undefined): void {
    this.value = value;
  }

  result(): RawValue {
    return this.value ?? NULL;
  }
}

class Push implements Accumulator {
  private readonly values: RawValue[] = [];
  private size = 0;

  add(value: RawValue | undefined): void {
    if (!value) return;
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

class AddToSet implements Accumulator {
  private readonly values = new Map<string, RawValue>();
  private size = 0;

  add(value: RawValue | undefined): void {
    if (!value) return;
    const key = encodeKey(value).latin1Slice();
    if (this.values.has(key)) return;
    this.values.set(key, value);
    this.size += key.length * 2 + 128;
  }

  result(): RawValue {
    return fromTree([...this.values.values()]);
  }

  bytes(): number {
    return this.size;
  }
}

class MergeObjects implements Accumulator {
  private readonly fields = new Map<string, Tree>();

  add(value: RawValue | undefined): void {
    if (isNullish(value)) return;
    if (value!.type !== T.object) throw new MongoError('BadValue', '$mergeObjects requires object inputs');
    for (const [name, field] of fieldsOf(value!)) this.fields.set(name, field);
  }

  result(): RawValue {
    return fromTree(this.fields);
  }
}

/** Standard deviation by the method of Welford. */
class Deviation implements Accumulator {
  private count = 0;
  private mean = 0;
  private squares = 0;

  constructor(private readonly sample: boolean) {}

  add(value: RawValue | undefined): void {
    if (!isNumeric(value)) return;
    const number = numberOf(value);
    this.count++;
    const before = number - this.mean;
    this.mean += before / this.count;
    this.squares += before * (number - this.mean);
  }

  result(): RawValue {
    const divisor = this.sample ? this.count - 1 : this.count;
    return divisor <= 0 ? NULL : doubleValue(Math.sqrt(this.squares / divisor));
  }
}

/** An accumulator of mingo: keeps what it is given until the group is complete. */
class Collected implements Accumulator {
  private readonly values: unknown[] = [];
  private size = 0;

  constructor(private readonly finish: (values: unknown[]) => unknown) {}

  add(value: RawValue | undefined): void {
    this.values.push(value && toPlain(value));
    this.size += value ? (value.end - value.at) * 4 + 64 : 16;
  }

  result(): RawValue | undefined {
    return fromPlain(this.finish(this.values));
  }

  bytes(): number {
    return this.size;
  }
}

const STREAMING: Record<string, () => Accumulator> = {
  $sum: () => new Sum(),
  $count: () => new Sum(),
  $avg: () => new Average(),
  $min: () => new Extreme(-1),
  $max: () => new Extreme(1),
  $first: () => new First(),
  $last: () => new Last(),
  $push: () => new Push(),
  $addToSet: () => new AddToSet(),
  $mergeObjects: () => new MergeObjects(),
  $stdDevPop: () => new Deviation(false),
  $stdDevSamp: () => new Deviation(true),
};

/** The maker of a streaming accumulator; undefined for the ones that collect. */
export function streamingAccumulator(name: string): (() => Accumulator) | undefined {
  return Object.hasOwn(STREAMING, name) ? STREAMING[name] : undefined;
}

/** An accumulator that works on all values of its group at once. */
export function collectingAccumulator(finish: (values: unknown[]) => unknown): () => Accumulator {
  return () => new Collected(finish);
}
