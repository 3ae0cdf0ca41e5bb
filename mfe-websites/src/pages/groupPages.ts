// One chunk: whoever opens a group comes from the tree.
export { GroupPage } from './GroupPage';
export { GroupsPage } from './GroupsPage';
