import type { Application } from '@yinyom/contracts/websites/application';
import type { ProofMethod, ProofProblem } from '@yinyom/contracts/websites/verification';

export type Mark = 'good' | 'waiting' | 'bad';

interface Ownership {
  mark: Mark;
  text: 'verify.proved' | 'script.lost' | 'installation.unverified';
  /** The proof that the text speaks of. */
  method: ProofMethod;
  /** The latest look, when it found nothing. */
  look?: { at: string; method: ProofMethod; problem: ProofProblem };
}

/** Whether a website is proved to be its owner's, as one statement with the latest look as a part of it. Pure. */
export const ownershipOf = ({ verification, installation }: Application): Ownership => {
  const last = installation?.last_look;
  const look = last?.problem ? { at: last.at, method: last.method, problem: last.problem } : undefined;
  const method = installation?.verified_by ?? last?.method ?? 'script';
  if (verification === 'verified') return { mark: 'good', text: 'verify.proved', method, look };
  if (verification === 'lost') return { mark: 'bad', text: 'script.lost', method, look };
  return { mark: 'waiting', text: 'installation.unverified', method, look };
};
