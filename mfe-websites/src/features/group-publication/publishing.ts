// One chunk: a plan and a result list websites in the same way.
export { PublicationList } from './PublicationList';
export { PublishGroupDialog } from './PublishGroupDialog';
