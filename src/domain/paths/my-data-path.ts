/** Address of the page where people see, take or erase their data. */
export const MY_DATA_PATH = '/moje-dane';
