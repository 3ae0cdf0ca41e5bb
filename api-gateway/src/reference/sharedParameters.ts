import { freeName, pascal } from './componentNames';

type Json = Record<string, unknown>;

/** Parameters that several calls have, each described once. */
export class SharedParameters {
  readonly components: Record<string, Json> = {};
  private readonly counts = new Map<string, number>();
  private readonly nameOf = new Map<string, string>();

  /** @param all the parameters of every call */
  constructor(all: readonly Json[]) {
    for (const parameter of all) {
      const key = JSON.stringify(parameter);
      this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    }
  }

  /** @returns the parameter, or a reference to it */
  of(parameter: Json): Json {
    const key = JSON.stringify(parameter);
    if ((this.counts.get(key) ?? 0) < 2) return parameter;
    const name = this.nameOf.get(key) ?? freeName(pascal(String(parameter['name'])), this.components);
    this.nameOf.set(key, name);
    this.components[name] = parameter;
    return { $ref: `#/components/parameters/${name}` };
  }
}
