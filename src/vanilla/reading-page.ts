import { closeMenuOnChoice, closePopoverOnLeaving } from "./menu";

/** All the script that a reading page has without an ad network. The finishing pass bundles it and puts it in. */
closeMenuOnChoice(document);
closePopoverOnLeaving(document);
