// One chunk for what other pages need of groups: apart, each would carry the shapes of the calls again.
export { AnyGroup } from './groups/AnyGroup';
export { GroupChoice } from './groups/GroupChoice';
export { InheritanceSource } from './inheritance/InheritanceSource';
export { SourceLine } from './inheritance/SourceLine';
