print("diratchet")
