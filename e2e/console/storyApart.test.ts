import { ownerStory } from '../support/ownerStory';
import { startStack } from '../support/startStack';

const goesThrough = ownerStory(() => startStack({}, 'a process per service'));

it('in a process per service: an owner signs up and pastes the script, visitors decide, tags run only then, the owner sees record and counts', () =>
  goesThrough());
