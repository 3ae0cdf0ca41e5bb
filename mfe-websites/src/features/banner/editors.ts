// One chunk for both owners of a notice: what draws and checks it is the same.
export { BannerEditor } from './BannerEditor';
export { GroupNotice } from './group/GroupNotice';
