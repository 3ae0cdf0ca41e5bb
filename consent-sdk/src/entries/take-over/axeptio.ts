import { axeptio } from '../../take-over/products/axeptio';
import { takeOver } from '../../take-over/takeOver';

takeOver(axeptio, __YINYOM_TAKE_OVER__);
