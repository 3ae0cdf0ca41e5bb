import { onetrust } from '../../take-over/products/onetrust';
import { takeOver } from '../../take-over/takeOver';

takeOver(onetrust, __YINYOM_TAKE_OVER__);
