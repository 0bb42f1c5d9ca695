/** A family's form fields; every value is made up. */
export const family = {
  fullName: "Rahima Begum",
  email: "rahima@example.com",
  phoneNumber: "01712 345678",
  patientCurrentLocation: "Dhaka Medical College Hospital",
  destinationCountry: "Thailand",
  tellUsMore: "Stroke, three days ago.",
};

export const messageFields = {
  name: "Kamal Uddin",
  email: "kamal@example.com",
  phone: "+66 2 066 8888",
  message: "Do you help with a visa only?",
};
