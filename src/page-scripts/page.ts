import { closeMenuOnChoice, closePopoverOnLeaving } from "./menu";
import { carryInputsToNewTab } from "./new-tab";

/** The script of every page of a site without an ad network. The finishing pass bundles it and puts it in. */
closeMenuOnChoice(document);
closePopoverOnLeaving(document);
carryInputsToNewTab(document);
