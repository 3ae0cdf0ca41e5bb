export { choiceStore, type ChoiceStore } from './choiceStore';
export { isGranted, type Category } from './isGranted';
export { openSettings } from './openSettings';
