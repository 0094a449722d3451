"""What messages and forms are made of."""
