import { Schema } from 'mongoose';
import type { EventData, ToldType } from '@yinyom/contracts/notify/eventTypes';

/**
 * An event as the document of its fact keeps it, under `untold`: written in the same write, so that neither is there
 * without the other. It is taken out once whoever tells others has it.
 */
export interface KeptEvent {
  id: string;
  type: ToldType;
  at: Date;
  organization_id: string;
  application_id: string | null;
  data: Record<string, unknown>;
}

/** Makes an event. @param key what is unique among events of its type: what is told twice under one counts once */
export const keptEvent = <T extends ToldType>(
  type: T,
  key: string,
  about: { organization_id: string; application_id: string | null; at?: Date },
  data: EventData<T>,
): KeptEvent => ({
  id: `${type}:${key}`,
  type,
  at: about.at ?? new Date(),
  organization_id: about.organization_id,
  application_id: about.application_id,
  data: data as Record<string, unknown>,
});

/** The field of a record whose facts are told of. */
export interface Telling {
  untold?: KeptEvent[];
}
/** The same for its schema. */
export const untoldField = { type: [Schema.Types.Mixed], default: undefined } as never;
/** Only documents with something to tell are in this index. */
export const UNTOLD_INDEX = [{ 'untold.id': 1 }, { sparse: true }] as const;
