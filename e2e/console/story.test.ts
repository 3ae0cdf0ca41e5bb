import { ownerStory } from '../support/ownerStory';
import { sharedStack } from '../support/sharedStack';

const goesThrough = ownerStory(sharedStack);

it('in one process: an owner signs up and pastes the script, visitors decide, tags run only then, the owner sees record and counts', () =>
  goesThrough());
