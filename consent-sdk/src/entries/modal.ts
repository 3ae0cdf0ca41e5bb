export { openModal } from '../modal/openModal';
