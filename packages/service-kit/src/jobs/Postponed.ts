/** Thrown by a step of a job that can go on at a later time only. The job is left alone until then; its steps run again from there. */
export class Postponed extends Error {
  override name = 'Postponed';

  constructor(readonly until: Date) {
    super(`the job goes on at ${until.toISOString()}`);
  }
}
