/** Where `develop` answers with the panel that names the faults of the content as it stands now. */
export const FAULTS_PATH = "/__content-faults";

/** Where `develop` answers with the bar of a page (`?page=`), which names the files that the page is made of. */
export const EDIT_BAR_PATH = "/__edit-bar";
