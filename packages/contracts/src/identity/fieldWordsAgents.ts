import type { FieldWords } from '../reference/FieldWords';

/** What the fields of confirmations of agents' calls are, by their names. See reference/FieldWords.ts. */
export const FIELD_WORDS_AGENTS: FieldWords = {
  agent: 'Whether the key is an agent’s: a person confirms what it publishes or removes.',
  arguments: 'Exactly what the call sends; null once it is over.',
  call: ['Name of the call.', 'saveTemplate'],
  confirmation: 'What a person has to confirm before the same call is made with this id.',
  confirmationId: 'Id of the confirmation.',
  if_match: ['The version that the agent read; null: none.', '"3"'],
  'arguments.params': 'What the address of the call names.',
  'arguments.query': 'What follows the address of the call.',
  requested_at: 'When the agent asked.',
  summary: ['What the call does.', 'Deletes a website for good; its domain name must be repeated'],
  used_at: 'When the agent made the call; null: not yet.',
};
